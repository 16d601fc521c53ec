import { chromeScenes } from './chrome-scenes.ts';
import { enquiryScenes } from './enquiry-scenes.ts';
import { noScriptScenes } from './no-script-scenes.ts';
import { pageScenes } from './page-scenes.ts';
import { pointerScenes } from './pointer-scenes.ts';
import { registrationScenes } from './registration-scenes.ts';
import type { Scene } from './scene.ts';

/** Everything that is photographed on a screen. */
export const scenes: readonly Scene[] = [
  ...pageScenes,
  ...chromeScenes,
  ...registrationScenes,
  ...enquiryScenes,
  ...noScriptScenes,
  ...pointerScenes,
];
