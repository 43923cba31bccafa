/** What app.config.ts writes into the build. */
declare const __VERSION__: string
declare const __COMMIT__: string
/** What tells two builds of one commit apart. */
declare const __BUILD__: string
/** When, as an ISO text. */
declare const __BUILT__: string
declare const __LANGUAGE_NAMES__: Record<string, string>
