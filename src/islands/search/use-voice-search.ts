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

type MakesRecognition = new () => Recognition;

const find = (): MakesRecognition | undefined => {
  const known = globalThis as {
    SpeechRecognition?: MakesRecognition;
    webkitSpeechRecognition?: MakesRecognition;
  };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
};

/** Null where the browser has no speech recognition. */
export type VoiceStatus = 'idle' | 'listening' | 'refused' | 'failed' | null;

/** Starts and stops speech recognition; `onTranscript` is called with interim and final transcripts. */
export function useVoiceSearch(language: string, hear: (words: string, isFinal: boolean) => void) {
  const [voice, setVoice] = useState<VoiceStatus>(null);
  const own = useRef<Recognition>(undefined);

  useEffect(() => {
    if (find()) setVoice('idle');
    return () => own.current?.abort();
  }, []);

  function toggle(): void {
    const Known = find();
    if (voice === 'listening') own.current?.abort();
    if (voice === 'listening' || !Known) return;
    const recognition = new Known();
    own.current = recognition;
    recognition.lang = language;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      const parts = Array.from(results);
      const isFinal = parts.every((part) => part.isFinal);
      hear(
        parts
          .map((part) => part[0]?.transcript ?? '')
          .join(' ')
          .trim(),
        isFinal,
      );
    };
    recognition.onerror = ({ error }) => {
      // Aborted by the visitor.
      if (error !== 'aborted') setVoice(/not-allowed/.test(error) ? 'refused' : 'failed');
    };
    recognition.onend = () => setVoice((now) => (now === 'listening' ? 'idle' : now));
    setVoice('listening');
    recognition.start();
  }

  return { voice, toggle };
}
