import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Tabs } from './Tabs.tsx'

const Demo = () => {
  const [value, setValue] = useState<'sobre' | 'interesses'>('sobre')
  return (
    <Tabs
      label="Perfil"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'sobre', label: 'Sobre', content: 'Texto sobre' },
        { value: 'interesses', label: 'Interesses', content: 'Robótica' },
      ]}
    />
  )
}

test('changes its panel by the arrow keys', async () => {
  render(<Demo />)
  await userEvent.click(screen.getByRole('tab', { name: 'Sobre' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Interesses' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel').textContent).toBe('Robótica')
})

test('says when the pointer rests on a tab', async () => {
  const onIntent = vi.fn()
  const tabs = [
    { value: 'sobre', label: 'Sobre', content: 'Texto sobre' },
    { value: 'interesses', label: 'Interesses', content: 'Robótica', onIntent },
  ]
  render(<Tabs label="Perfil" value="sobre" onChange={() => {}} tabs={tabs} />)
  await userEvent.hover(screen.getByRole('tab', { name: 'Interesses' }))
  await waitFor(() => expect(onIntent).toHaveBeenCalledOnce())
})
