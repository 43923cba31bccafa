import { PasswordField } from '@agency/ui/PasswordField'
import { PasswordMeter } from '@agency/ui/PasswordMeter'
import { useState } from 'react'

const words = ['Too short', 'Weak', 'Good', 'Strong']

export function Example() {
  const [password, setPassword] = useState('')
  const level = Math.min(3, Math.floor(password.length / 6)) // a real measure also knows which words are guessed
  return (
    <>
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        labels={{ show: 'Show the password', hide: 'Hide the password' }}
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <PasswordMeter level={level} label={words[level]} />
    </>
  )
}
