// The switch between compact and comfortable rows, kept in this browser.
import { usePreference } from '#ui/admin/shell/use-preference.ts';
import { Button } from '#ui/kit/button.tsx';
import { Rows2, Rows4 } from '#ui/kit/icons.ts';

/** One button that shows what a click leads to. */
export function DensitySwitch() {
  const [density, setDensity] = usePreference('density');
  const isCompact = density === 'compact';
  const Icon = isCompact ? Rows2 : Rows4;
  return (
    <Button
      className="density-switch"
      size="icon"
      variant="ghost"
      aria-label={isCompact ? 'Comfortable rows' : 'Compact rows'}
      title={isCompact ? 'Comfortable rows' : 'Compact rows'}
      onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
