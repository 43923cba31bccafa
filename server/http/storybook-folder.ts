import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where `npm run storybook:build` writes. */
export const STORYBOOK_FOLDER = 'dist/storybook'

/** Whether there is a static Storybook to show. */
export const hasStorybook = (folder = STORYBOOK_FOLDER): boolean => existsSync(join(folder, 'index.html'))
