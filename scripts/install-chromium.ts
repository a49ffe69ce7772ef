// A step of the gate: makes sure that there is a Chromium for the journeys, preferably a headless shell.
import { installChromium } from '#testing/chromium.ts';

console.log(await installChromium());
