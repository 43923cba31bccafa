/** The first of what people type for an answer. */
export const firstAsked = (asked = ''): string => asked.split(/[,\n]/, 1)[0]!.trim()

/** Where visitors read an answer: the search for the first of what it answers. */
export const answerPath = (asked?: string): string => `/search?q=${encodeURIComponent(firstAsked(asked))}`
