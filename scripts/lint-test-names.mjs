// A rule for oxlint: the name of a test is one sentence of at most 15 words.
const MAX_WORDS = 15

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
