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

/** What the microphone is about; null where the browser does not understand speech. */
export type VoiceStatus = 'idle' | 'listening' | 'refused' | 'failed' | null;

/** Listens when asked to and hands over what it heard: first as far as it is understood, then for good. */
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
      // Ended by a press is ended as meant.
      if (error !== 'aborted') setVoice(/not-allowed/.test(error) ? 'refused' : 'failed');
    };
    recognition.onend = () => setVoice((now) => (now === 'listening' ? 'idle' : now));
    setVoice('listening');
    recognition.start();
  }

  return { voice, toggle };
}
