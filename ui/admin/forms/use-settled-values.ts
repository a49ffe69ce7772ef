// Computes something from a form's values in the pauses of typing: doing it for each key would slow down typing.
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';

/** The pause after which it is computed again. */
const DEBOUNCE_MS = 400;

/** Returns `read(values)`. A changed `key` computes it again at once. Stands inside react-hook-form's `FormProvider`. */
export function useSettledValues<Values extends FieldValues, Result>(
  read: (values: Values) => Result,
  key = '',
): Result {
  const { subscribe, getValues } = useFormContext<Values>();
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const [result, setResult] = useState(() => read(getValues()));
  const readKey = useRef(key);
  useEffect(() => {
    if (readKey.current === key) return;
    readKey.current = key;
    setResult(latest.current(getValues()));
  }, [key, getValues]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => setResult(latest.current(getValues())), DEBOUNCE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, getValues]);
  return result;
}
