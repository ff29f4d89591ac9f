import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { novaVagaVazia, type NovaVagaValues } from './novaVaga.ts'
import { Secao } from './Secao.tsx'
import { idDaSecao } from './secoes.ts'
import { Sumario } from './Sumario.tsx'

const Form = () => (
  <FormProvider {...useForm<NovaVagaValues>({ defaultValues: novaVagaVazia })}>
    <Sumario nomes={['requisitos']} />
    <Secao nome="requisitos">{null}</Secao>
  </FormProvider>
)

test('leads to a section whose fields have not loaded yet', async () => {
  render(<Form />)
  await userEvent.click(screen.getByRole('link', { name: 'Requisitos' }))
  expect(document.activeElement?.id).toBe(idDaSecao('requisitos'))
})
