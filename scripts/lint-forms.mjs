// A rule for oxlint: forms of staff are those of app/editor/use-staff-form.ts, rendered by StaffForm, and buttons act
// by useStaffAction, so that none of them holds values and problems by hand. docs/decisions/0020 says why.
import { relative } from 'node:path'

/** Forms of visitors, which work without scripts. */
const OF_VISITORS =
  /^app\/(?:rendering\/|layouts\/public\/|features\/[\w-]+\/public\/|features\/enquiries\/contact-form\.tsx$)/
/** Where a form stands by itself, each for its own reason. */
export const exceptions = {
  'app/editor/staff-form.tsx': 'renders all of them',
  'app/editor/editor-frame.tsx': 'forms of content, with drafts and conflicts',
  'app/features/accounts/admin/sign-in-again.tsx': 'the login in place, which all of them offer',
  'app/list/search-form.tsx': 'narrows a list, as a GET form does without scripts',
}

const messages = {
  form: 'A form of staff is StaffForm of app/editor, with useStaffForm.',
  values: 'What is typed is what useStaffForm gives to `send`: nothing is collected from the elements.',
  problems: 'useStaffForm shows what a schema says, beside its field.',
  action: 'useStaffAction is the one hook for what a button does.',
}

export default {
  meta: { name: 'forms' },
  rules: {
    'one-way': {
      create(context) {
        const file = relative(process.cwd(), context.filename).replaceAll('\\', '/')
        if (!file.startsWith('app/') || OF_VISITORS.test(file) || Object.hasOwn(exceptions, file)) return {}
        const report = (node, id) => context.report({ node, message: messages[id] })
        return {
          JSXOpeningElement(node) {
            if (node.name.name === 'form' && !isSearch(node)) report(node, 'form')
          },
          NewExpression(node) {
            if (node.callee.name === 'FormData' && node.arguments.length > 0) report(node, 'values')
          },
          MemberExpression(node) {
            if (node.property.name === 'namedItem') report(node, 'values')
            if (node.property.name === 'toReversed' && node.object.property?.name === 'issues') report(node, 'problems')
          },
          FunctionDeclaration(node) {
            if (/^use\w*Action$/.test(node.id?.name) && file !== 'app/editor/use-staff-action.ts')
              report(node, 'action')
          },
        }
      },
    },
  },
}

const isSearch = ({ attributes }) =>
  attributes.some(({ name, value }) => name?.name === 'role' && value?.value === 'search')
