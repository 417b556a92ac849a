import { useEffect, useRef, useState } from 'react';

interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  abort(): void;
  onresult:
    | ((event: { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void)
    | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}

type RecognitionConstructor = new () => Recognition;

const getRecognitionClass = (): RecognitionConstructor | undefined => {
  const globals = globalThis as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return globals.SpeechRecognition ?? globals.webkitSpeechRecognition;
};

/** Null where the browser has no speech recognition. */
export type VoiceStatus = 'idle' | 'listening' | 'denied' | 'failed' | null;

/** Starts and stops speech recognition; `onTranscript` is called with interim and final transcripts. */
export function useVoiceSearch(
  language: string,
  onTranscript: (transcript: string, isFinal: boolean) => void,
) {
  const [voice, setVoice] = useState<VoiceStatus>(null);
  const recognitionRef = useRef<Recognition>(undefined);

  useEffect(() => {
    if (getRecognitionClass()) setVoice('idle');
    return () => recognitionRef.current?.abort();
  }, []);

  function toggle(): void {
    const RecognitionClass = getRecognitionClass();
    if (voice === 'listening') recognitionRef.current?.abort();
    if (voice === 'listening' || !RecognitionClass) return;
    const recognition = new RecognitionClass();
    recognitionRef.current = recognition;
    recognition.lang = language;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      const parts = Array.from(results);
      const isFinal = parts.every((part) => part.isFinal);
      onTranscript(
        parts
          .map((part) => part[0]?.transcript ?? '')
          .join(' ')
          .trim(),
        isFinal,
      );
    };
    recognition.onerror = ({ error }) => {
      // Aborted by the visitor.
      if (error !== 'aborted') setVoice(/not-allowed/.test(error) ? 'denied' : 'failed');
    };
    recognition.onend = () => setVoice((current) => (current === 'listening' ? 'idle' : current));
    setVoice('listening');
    recognition.start();
  }

  return { voice, toggle };
}
