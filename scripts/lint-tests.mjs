// Rules for oxlint: the name of a test is one sentence of at most 15 words, the day is that of the office, which begins
// before that of UTC, and lines of comments can be read without turning the head.
const MAX_WORDS = 15
const MAX_WIDTH = 140

export default {
  meta: { name: 'tests' },
  rules: {
    'short-names': {
      create: context => ({
        CallExpression({ callee, arguments: [name] }) {
          if (calledName(callee) === 'test' && textOf(name).trim().split(/\s+/).length > MAX_WORDS)
            context.report({ node: name, message: `The name of a test has at most ${MAX_WORDS} words.` })
        },
      }),
    },
    'comment-width': {
      create: context => ({
        Program() {
          for (const comment of context.sourceCode.getAllComments()) {
            const { start, end } = comment.loc
            const lines = context.sourceCode.lines.slice(start.line - 1, end.line)
            if (lines.some(line => line.length > MAX_WIDTH && /^\s*(?:\/[/*]|\*)/.test(line)))
              context.report({ node: comment, message: `A line of a comment has at most ${MAX_WIDTH} characters.` })
          }
        },
      }),
    },
    'office-day': {
      create: context => ({
        CallExpression(node) {
          if (
            /^new Date\((?:|.*Date\.now\(\).*)\)\.toISOString\(\)\.slice\(0, 10\)$/.test(
              context.sourceCode.getText(node),
            )
          )
            context.report({
              node,
              message: 'This is the day in Greenwich: today(…) of i18n/format.ts is that of the office.',
            })
        },
      }),
    },
  },
}

/** `test` of `test(…)`, `test.skipIf(…)(…)` and `test.each(…)(…)`. */
function calledName(callee) {
  if (callee.type === 'MemberExpression') return calledName(callee.object)
  return callee.type === 'CallExpression' ? calledName(callee.callee) : callee.name
}

function textOf(name) {
  if (name?.type === 'TemplateLiteral') return name.quasis.map(({ value }) => value.cooked).join('…')
  return typeof name?.value === 'string' ? name.value : ''
}
