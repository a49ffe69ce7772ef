// A step of the gate: makes sure that there is a Chromium for the journeys, a headless shell where one can be had.
import { installChromium } from '#testing/chromium.ts';

console.log(await installChromium());
