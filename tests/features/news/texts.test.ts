import { expect, test } from 'vitest'
import { seedNews } from '#prisma/seed/news-data.ts'
import { parseText } from '#server/drafts/text-schema.ts'

test('every piece of news has as many paragraphs in Bangla as in English', () => {
  for (const { text, textBn } of seedNews) expect(parseText(textBn ?? '')).toHaveLength(parseText(text).length)
})
