// Runs the effects of the saving machine on a form, its local copy and the address.
import type { RefObject } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { moveGoals } from '#ui/admin/editor/footer/word-goal-keys.ts';
import { localStore } from '#ui/kit/browser-storage.ts';
import type { LocalCopies } from './copies/use-local-copy.ts';
import type { FormEffect } from './saving-types.ts';

/** Returns a function that runs one effect. `blank` has the names of all fields of the form. */
export function useFormEffects<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  { blank }: { blank: Values },
  copies: RefObject<LocalCopies<Values> | null>,
  autosaveLater: RefObject<(() => void) | null>,
) {
  return (effect: FormEffect<Values>) => {
    switch (effect.type) {
      case 'mark-saved':
        return markSaved(form, effect.values, effect.isAll, Object.keys(blank) as Path<Values>[]);
      case 'reset-form':
        form.reset(effect.values);
        // field arrays ignore single values set right after a reset
        if (Object.keys(effect.typed).length > 0)
          form.reset({ ...effect.values, ...effect.typed }, { keepDefaultValues: true });
        return;
      case 'fill-in':
        for (const [name, value] of Object.entries(effect.values))
          form.setValue(name as Path<Values>, value as Values[Path<Values>]);
        return;
      case 'forget-copy':
        return copies.current?.forget();
      case 'keep-copy':
        return copies.current?.setAside(structuredClone(effect.values), effect.base);
      case 'show-errors':
        for (const { path, message } of effect.errors)
          if ((path.split('.')[0] ?? '') in blank)
            form.setError(path as Path<Values>, { message }, { shouldFocus: true });
        return;
      case 'autosave-later':
        return autosaveLater.current?.();
      case 'move':
        // an autosave has changed the address already
        if (location.pathname === effect.address) return;
        copies.current?.moveTo(effect.address);
        moveGoals(localStore, location.pathname, effect.address);
        return history.replaceState(history.state, '', effect.address);
    }
  };
}

/** Makes `values` the saved values, without changing the fields; values typed since stay unsaved. */
function markSaved<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  values: Values,
  isAll: boolean,
  names: Path<Values>[],
) {
  // an autosave leaves the marks of a refused save in place
  const isMarked = names.some((name) => form.getFieldState(name).invalid);
  form.reset(isAll ? form.getValues() : values, {
    keepValues: true,
    keepErrors: isMarked,
    keepIsSubmitted: isMarked,
    // the count tells a later rejected submit from earlier ones
    keepSubmitCount: true,
  });
  // makes the form compare all fields again
  const [first] = names;
  if (!isAll && first) form.setValue(first, form.getValues(first), { shouldDirty: true });
}
