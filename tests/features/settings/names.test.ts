import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const DEMONSTRATION = /meghbridge|মেঘব্রিজ|RL NO 088|RL 0088|1700 000088/i
/** What is written for people who look at the kit, names who wrote it, is recorded from the demonstration, made by a tool, or a picture. */
const LEFT_OUT =
  /(?:\.stories|-story)\.tsx$|^app\/stories\/|^scripts\/patterns\/|^ui\/(?:dist|examples|guides)\/|^ui\/LICENSE$|\/paraglide\/|\.(?:woff2|png)$/

test('the product names the demonstration agency nowhere: it is all in the seed', () => {
  const files = ['app', 'i18n', 'server', 'ui', 'scripts'].flatMap(folder =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name)),
  )
  const read = files.filter(file => !LEFT_OUT.test(file) && !file.includes('node_modules'))
  expect(read.length).toBeGreaterThan(500)
  expect(read.filter(file => DEMONSTRATION.test(file) || DEMONSTRATION.test(readFileSync(file, 'utf8')))).toEqual([])
})
