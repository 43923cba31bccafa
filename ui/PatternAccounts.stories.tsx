import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Alert } from './Alert.tsx'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { PageHeader } from './PageHeader.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasswordMeter } from './PasswordMeter.tsx'
import { ProviderIcon } from './ProviderIcon.tsx'
import { Section } from './Section.tsx'
import { SelectField } from './SelectField.tsx'
import { bangla, unbroken } from './samples.ts'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Patterns/Accounts',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'How the components form the pages for signing in and managing an account, in each state of their forms. An error of one field is shown next to it, an error of the whole form at the top.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'mobile1' } }
const words = { show: 'Show password', hide: 'Hide password' }
const providers = [
  { id: 'google', name: 'Google' },
  { id: 'facebook', name: 'Facebook' },
  { id: 'github', name: 'GitHub' },
  { id: 'twitter', name: 'X' },
] as const

function Page({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <main>
      <Section space="none" width="form" className="pb-20 *:mx-auto">
        <PageHeader title={title} lead={lead} />
        <Card className="grid gap-6 sm:p-8">{children}</Card>
      </Section>
    </main>
  )
}

function Form({ button, children }: { button: string; children: ReactNode }) {
  return (
    <form noValidate className="grid gap-6" onSubmit={event => event.preventDefault()}>
      {children}
      <Button type="submit" variant="accent" size="lg">
        {button}
      </Button>
    </form>
  )
}

async function fitsThePage() {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const LoginWithProviders: Story = {
  render: () => (
    <Page title="Login" lead="For the agency's staff.">
      <Form button="Login">
        <Alert variant="danger" title="You have cancelled signing in with Google. Nothing has changed." />
        <TextField label="Email" type="email" autoComplete="username" required />
        <PasswordField label="Password" autoComplete="current-password" required words={words} />
      </Form>
      <div className="grid gap-3">
        <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or
        </p>
        {providers.map(({ id, name }) => (
          <Button key={id} asChild variant="secondary" className="px-2">
            <a href={`#${id}`}>
              <ProviderIcon provider={id} />
              Continue with {name}
            </a>
          </Button>
        ))}
      </div>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Continue with/ })).toHaveLength(4)
    await fitsThePage()
  },
}

export const LoginWithProvidersOnPhone: Story = { ...LoginWithProviders, globals: phone }

export const ForgotPasswordAsked: Story = {
  render: () => (
    <Page
      title="Forgot password?"
      lead="Enter the e-mail address of your account. We send you a link to choose a new password. It works once, within one hour."
    >
      <Form button="Send the link">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          defaultValue="ayesha@agency"
          error="This e-mail address is not complete. Write it like name@example.com"
        />
      </Form>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Email/)).toHaveAccessibleDescription(/e-mail address is not complete/)
  },
}

export const ForgotPasswordLimited: Story = {
  render: () => (
    <Page title="Forgot password?">
      <Form button="Send the link">
        <Alert variant="danger" title="Too many attempts. Please wait 12 min and try again." />
        <TextField label="Email" type="email" autoComplete="username" required defaultValue="ayesha@agency.example" />
      </Form>
    </Page>
  ),
}

export const ForgotPasswordSent: Story = {
  render: () => (
    <Page title="Forgot password?">
      <Alert variant="success" title="Check your e-mail">
        If an account belongs to this address, a mail with a link is on its way. It can take a minute; look into the
        spam folder, too.
      </Alert>
    </Page>
  ),
}

export const DeadLink: Story = {
  render: () => (
    <Page title="A new link is needed">
      <p>This link no longer works: it has been used, or it is older than an hour. Ask for a new one.</p>
      <Button asChild variant="accent">
        <a href="#ask">Ask for a new link</a>
      </Button>
    </Page>
  ),
}

export const SignInByLink: Story = {
  render: () => (
    <Page
      title={`Sign in as ${bangla}`}
      lead={`Press the button to sign in to the account of ${unbroken}@agency.example on this device.`}
    >
      <Form button="Sign in">
        <Alert
          variant="info"
          title="This address was not confirmed before. For your safety, the old password no longer works."
        />
      </Form>
    </Page>
  ),
  globals: phone,
  play: fitsThePage,
}

const levels = ['Too easy to guess', 'Weak: make it longer', 'Good', 'Strong']

function Choice({ level, error, label = 'New password' }: { level?: number; error?: string; label?: string }) {
  return (
    <div className="grid gap-3">
      <PasswordField
        label={label}
        autoComplete="new-password"
        required
        hint="At least 6 characters. A short sentence is easy to remember."
        words={words}
        defaultValue={level === undefined ? '' : 'boats '.repeat(level + 1)}
        error={error}
      />
      {level !== undefined && <PasswordMeter level={level} label={levels[level]} />}
    </div>
  )
}

export const ChoosingAPassword: Story = {
  render: () => (
    <Page
      title="Choose a new password"
      lead="For Ayesha Rahman (ayesha@agency.example). All other devices are signed out."
    >
      <Form button="Save the password">
        {levels.map((words, level) => (
          <Choice key={words} level={level} label={`New password, ${level + 1} of 4`} />
        ))}
      </Form>
    </Page>
  ),
  play: async ({ canvas }) => {
    for (const words of levels) await expect(canvas.getByText(words)).toBeVisible()
    const field = canvas.getByLabelText(/1 of 4/)
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste('pasted from a password manager')
    await expect(field).toHaveValue('pasted from a password manager')
  },
}

export const ChoosingAPasswordTooShort: Story = {
  render: () => (
    <Page title="Choose a new password">
      <Form button="Save the password">
        <Choice level={0} error="The password is too short: at least 6 characters" />
      </Form>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/New password/)).toBeInvalid()
  },
}

export const AcceptingAnInvitation: Story = {
  render: () => (
    <Page
      title="Welcome to Meghbridge Overseas"
      lead="Ayesha Rahman invites you. Your account belongs to karim@agency.example."
    >
      <Form button="Create my account">
        <TextField label="Name" autoComplete="name" required error="Enter your name" />
        <Choice label="Password" error="Enter your password" />
      </Form>
    </Page>
  ),
}

function Own({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid max-w-text gap-5 p-4">
      <h1 className="font-sans text-xl font-semibold">{title}</h1>
      {children}
    </main>
  )
}

export const InvitingSomebody: Story = {
  render: () => (
    <Own title="Invite somebody">
      <form noValidate className="grid max-w-form justify-items-start gap-5 *:w-full *:[button]:w-auto">
        <TextField
          label="Email"
          type="email"
          required
          defaultValue="karim@agency.example"
          error="karim@agency.example has an account already. Find it in the list above."
        />
        <SelectField label="Role" error="Only an owner may do this.">
          <option>Staff</option>
          <option>Admin</option>
        </SelectField>
        <Button type="submit">Send the invitation</Button>
      </form>
    </Own>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Email/)).toHaveAccessibleDescription(/has an account already/)
  },
}

const sessions = ['Chrome on Linux', 'Safari on iOS', 'Unknown device', unbroken]

export const SessionList: Story = {
  render: () => (
    <Own title="Where you are signed in">
      <ul className="grid gap-3">
        {sessions.map((device, n) => (
          <li
            key={device}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3"
          >
            <div className="me-auto min-w-0 wrap-anywhere">
              <p className="font-semibold">{device}</p>
              <p className="text-sm text-muted">Last used 21 Nov 2026, 14:02 · signed in 2 Nov 2026</p>
            </div>
            {n === 0 ? (
              <Badge variant="success">This device</Badge>
            ) : (
              <Button size="sm" variant="secondary" busy={n === 1} aria-label={`Sign out ${device}`}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="justify-self-start">
        Sign out all other devices
      </Button>
    </Own>
  ),
  play: fitsThePage,
}

export const SessionListOnPhone: Story = { ...SessionList, globals: phone }

export const ProviderList: Story = {
  render: () => (
    <Own title="Other ways in">
      <Alert
        variant="danger"
        title="This account at Facebook is linked to another account here. Log in with that one, or unlink it there first."
      />
      <ul className="grid gap-3">
        {providers.map(({ id, name }, n) => (
          <li key={id} className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface px-4 py-3">
            <ProviderIcon provider={id} />
            <span className="me-auto font-semibold">{name}</span>
            {n === 0 && <Badge variant="success">Linked</Badge>}
            <Button size="sm" variant="secondary">
              {n === 0 ? `Unlink ${name}` : `Link ${name}`}
            </Button>
          </li>
        ))}
      </ul>
    </Own>
  ),
  play: fitsThePage,
}

export const ProviderListOnPhone: Story = { ...ProviderList, globals: phone }
