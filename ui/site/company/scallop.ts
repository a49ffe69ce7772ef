// The edges of the award seals: a circle with bumps, as SVG path data.

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * A closed path around (`centre`, `centre`) whose radius swings `depth` units inwards from `radius`, `bumps` times
 * around. `sharp` joins the points by lines, as a star; else by curves, as a flower.
 */
export function scallop({
  centre,
  radius,
  bumps,
  depth,
  sharp = false,
}: {
  centre: number;
  radius: number;
  bumps: number;
  depth: number;
  sharp?: boolean;
}): string {
  const step = Math.PI / bumps;
  const at = (index: number, distance: number) =>
    `${round(centre + distance * Math.sin(index * step))} ${round(centre - distance * Math.cos(index * step))}`;
  const inner = radius - depth;
  let path = `M${at(1, inner)}`;
  for (let bump = 1; bump <= bumps; bump += 1) {
    const tip = at(bump * 2, sharp ? radius : radius + depth);
    const valley = at(bump * 2 + 1, inner);
    path += sharp ? `L${tip}L${valley}` : `Q${tip} ${valley}`;
  }
  return `${path}Z`;
}
