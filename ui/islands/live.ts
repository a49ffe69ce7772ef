// Makes an island live in the browser: its component inside one that tells when everything listens.
import { type ComponentType, createElement, useEffect } from 'react';

/** `onLive` is called once, after the effects of everything inside. Adds no element and no id. */
export function Live({
  component,
  props,
  onLive,
}: {
  component: ComponentType;
  props: object;
  onLive: () => void;
}) {
  useEffect(() => onLive(), [onLive]);
  return createElement(component, props);
}
