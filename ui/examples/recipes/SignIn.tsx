import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { PasswordField } from '@agency/ui/PasswordField'
import { PasswordMeter } from '@agency/ui/PasswordMeter'
import { ProviderIcon } from '@agency/ui/ProviderIcon'
import { TextField } from '@agency/ui/TextField'
import { useState } from 'react'

const words = ['Too short', 'Weak', 'Good', 'Strong']

/** The measure stands below the field that it measures; other ways to sign in come after the form. */
export function Example() {
  const [password, setPassword] = useState('')
  const level = Math.min(3, Math.floor(password.length / 6)) // a real measure also knows which words are guessed
  return (
    <Card asChild padding="md">
      <form
        aria-label="Make an account"
        onSubmit={event => event.preventDefault()}
        style={{ display: 'grid', gap: '1rem', maxWidth: '26rem' }}
      >
        <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          labels={{ show: 'Show the password', hide: 'Hide the password' }}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          required
        />
        <PasswordMeter level={level} label={words[level]} />
        <Button type="submit">Make an account</Button>
        <Button variant="secondary">
          <ProviderIcon provider="google" />
          Go on with Google
        </Button>
      </form>
    </Card>
  )
}
