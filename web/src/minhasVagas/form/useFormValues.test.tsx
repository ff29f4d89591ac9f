import { act, render, screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { expect, test } from 'vitest'
import { useFormValues } from './useFormValues.ts'
import { vagaFormVazio } from './vagaForm.ts'

const Form = ({ children }: { children: ReactNode }) => (
  <FormProvider {...useForm({ defaultValues: vagaFormVazio })}>{children}</FormProvider>
)

const Titulo = () => <p>{useFormValues().titulo}</p>

/** Its layout effect runs after the first render of the components that follow, and before their effects. */
const Early = () => {
  const { setValue } = useFormContext()
  useLayoutEffect(() => setValue('titulo', 'Monitoria'), [setValue])
  return null
}

const Later = () => {
  const { setValue } = useFormContext()
  return <button onClick={() => setValue('titulo', 'Estágio')}>Type</button>
}

test('a change between the first render and the commit is shown', () => {
  render(
    <Form>
      <Early />
      <Titulo />
    </Form>,
  )
  expect(screen.getByText('Monitoria')).toBeDefined()
})

test('a later change is shown', () => {
  render(
    <Form>
      <Titulo />
      <Later />
    </Form>,
  )
  act(() => screen.getByRole('button', { name: 'Type' }).click())
  expect(screen.getByText('Estágio')).toBeDefined()
})
