// Computes something from a form's values in the pauses of typing: doing it for each key would slow down typing.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';

/** The pause after which it is computed again. */
const DEBOUNCE_MS = 400;

/**
 * Returns `read(values)`, the same object until its JSON changes. A changed `key` computes it again at once. Stands inside
 * react-hook-form's `FormProvider`.
 */
export function useSettledValues<Values extends FieldValues, Result>(
  read: (values: Values) => Result,
  key = '',
): Result {
  const { subscribe, getValues } = useFormContext<Values>();
  const [result, setResult] = useState(() => read(getValues()));
  const readAgain = useEffectEvent(() => {
    const next = read(getValues());
    setResult((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  const readKey = useRef(key);
  useEffect(() => {
    if (readKey.current === key) return;
    readKey.current = key;
    readAgain();
  }, [key]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(readAgain, DEBOUNCE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe]);
  return result;
}
