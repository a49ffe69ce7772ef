// Controls of preferences in server-rendered HTML: selects and buttons that need no React.
import { PREFERENCES, type Preference, type PreferenceValue } from './preferences.ts';
import { PREFERENCE_CHANGE, setPreference } from './use-preference.ts';

/**
 * A `<select data-preference="scheme">` sets its preference, and so does a click on `<button data-preference="tour"
 * value="closed">`.
 */
export function initPreferenceControls(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) apply(target.dataset.preference, target.value);
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-preference]');
    if (button) apply(button.dataset.preference, button.value);
  });
  addEventListener(PREFERENCE_CHANGE, showPreferences);
}

/** Shows the current values in the controls, because the command palette changes preferences too. */
function showPreferences(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-preference]'))
    select.value =
      document.documentElement.dataset[select.dataset.preference ?? ''] ?? select.value;
}

function apply(name: string | undefined, value: string): void {
  if (name === undefined || !(name in PREFERENCES)) return;
  setPreference(name as Preference, value as PreferenceValue<Preference>);
}
