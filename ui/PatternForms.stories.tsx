import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Alert } from './Alert.tsx'
import { Block } from './Block.tsx'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FileField } from './FileField.tsx'
import { NumberField } from './NumberField.tsx'
import { PageHeader } from './PageHeader.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SaveBar } from './SaveBar.tsx'
import { scene } from './samples.ts'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Patterns/Forms',
  parameters: {
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component:
          'One column, at most 40rem, one accent button at the end. What is wrong is said beside its field, in a long form on top as well, and nothing typed is ever lost. A long form keeps its button in sight in a SaveBar; a short one ends with it. Not for a single switch or search.',
      },
    },
  },
  decorators: [
    Story => (
      <main className="mx-auto max-w-form py-6">
        <Story />
      </main>
    ),
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'mobile1' } }
const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

function Enquiry({ wrong }: { wrong?: boolean }) {
  return (
    <Card className="sm:p-8">
      <h1 className="mb-6 text-2xl">Drop Us a line</h1>
      <form className="grid gap-6">
        {wrong && (
          <Alert variant="danger" title="The message could not be sent. Nothing you typed is lost: please try again." />
        )}
        <TextField label="Last Name" required autoComplete="family-name" defaultValue={wrong ? 'Rahman' : ''} />
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          defaultValue={wrong ? 'rahman@' : ''}
          error={wrong && 'Give an address with a name, an @ and a domain'}
        />
        <SelectField label="Company" required error={wrong && 'Choose a company'}>
          <option value="">Choose a company</option>
          <option>Meghbridge Overseas</option>
        </SelectField>
        <TextArea
          label="Message"
          rows={5}
          required
          defaultValue={wrong ? 'We need forty tile masons in Doha from March.' : ''}
        />
        <Button type="submit" variant="accent" size="lg">
          Submit
        </Button>
      </form>
    </Card>
  )
}

export const ContactForm: Story = { render: () => <Enquiry />, play: fits }
export const ContactFormRefused: Story = {
  render: () => <Enquiry wrong />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/an @ and a domain/)
    await expect(canvas.getByLabelText('Message')).toHaveValue('We need forty tile masons in Doha from March.')
  },
}
export const ContactFormOnPhone: Story = { ...ContactFormRefused, globals: phone, play: fits }

export const ContactFormSent: Story = {
  render: () => (
    <Card className="sm:p-8">
      <h1 className="mb-6 text-2xl">Drop Us a line</h1>
      <Alert variant="success" title="Your message has arrived">
        Your reference is MB-4K7QX2. Please name it when you call.
      </Alert>
    </Card>
  ),
}

export const SignIn: Story = {
  render: () => (
    <>
      <PageHeader title="Login" lead="For the agency's staff." />
      <Card className="sm:p-8">
        <form className="grid gap-6">
          <TextField label="Email" type="email" required autoComplete="username" />
          <PasswordField
            label="Password"
            required
            autoComplete="current-password"
            words={{ show: 'Show the password', hide: 'Hide the password' }}
          />
          <Button type="submit" variant="accent" size="lg">
            Login
          </Button>
        </form>
      </Card>
    </>
  ),
  play: fits,
}

const files = {
  onAdd: fn(),
  onRemove: fn(),
  words: {
    choose: 'Choose files',
    drop: 'or drop them here',
    remove: (name: string) => `Remove ${name}`,
    progress: 'Sending',
  },
}

function Country({ wrong }: { wrong?: boolean }) {
  return (
    <form className="grid gap-10">
      <PageHeader
        variant="staff"
        title="Our Clients"
        lead="Add a country with the companies that employ our workers there."
        className="pb-0!"
      />
      {wrong && (
        <ErrorSummary
          title="Two things are missing"
          items={[
            { id: 'sector', label: 'Give the sector' },
            { id: 'people', label: 'Give the number of workers placed' },
          ]}
        />
      )}
      <div className="grid gap-5">
        <TextField label="Country Name" required defaultValue="Qatar" />
        <FileField
          {...files}
          label="Country Flag Image"
          hint="Max 1MB"
          preview="flag"
          items={[{ id: 'flag', name: 'qatar.png', url: scene(0), note: '42 kB' }]}
        />
        <TextArea label="Work Summary" required rows={4} />
      </div>
      <Block
        legend="Company 1"
        action={
          <Button variant="ghost" size="sm">
            Remove Company
          </Button>
        }
      >
        <TextField label="Company Name" required defaultValue="Doha Facilities" />
        <TextField id="sector" label="Company Sector" required error={wrong && 'Give the sector'} />
        <NumberField
          id="people"
          label="Value of Employment"
          required
          error={wrong && 'Give the number of workers placed'}
        />
      </Block>
      <FileField
        {...files}
        label="Additional Images"
        hint="Max 1MB each"
        multiple
        preview="thumbnail"
        items={[1, 2].map(n => ({
          id: `${n}`,
          name: `site-${n}.jpg`,
          url: scene(n),
          ...(n === 2 && wrong ? { problem: 'site-2.jpg is larger than 1MB' } : { note: '310 kB' }),
        }))}
      />
      <SaveBar variant="unsaved" status="Not saved yet">
        <Button type="submit" variant="accent">
          Save Data
        </Button>
      </SaveBar>
    </form>
  )
}

export const LongForm: Story = { render: () => <Country />, play: fits }
export const LongFormRefused: Story = {
  render: () => <Country wrong />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert', { name: 'Two things are missing' })).toHaveFocus()
  },
}
export const LongFormOnPhone: Story = { ...LongFormRefused, globals: phone, play: fits }
