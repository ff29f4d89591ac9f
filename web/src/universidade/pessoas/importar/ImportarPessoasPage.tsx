import { type FormEvent, useEffect, useRef } from 'react'
import { adminPaths } from '../../../adminPaths.ts'
import { Button } from '../../../ui/form/Button.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { LinkButton } from '../../../ui/form/LinkButton.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { Text } from '../../../ui/text/Text.tsx'
import { Administracao } from '../../Administracao.tsx'
import { Colunas } from './Colunas.tsx'
import { Previa } from './Previa.tsx'
import { BaixarRecusadas, Contagens } from './Resumo.tsx'
import type { Importacao } from './useEnviarPessoas.ts'
import { type EstadoDaImportacao, type Feito, useImportacao } from './useImportacao.ts'

/** '/admin/pessoas/importar': people from a CSV file. */
export const ImportarPessoasPage = () => {
  const importacao = useImportacao()
  const { previa, feito, ocupada, recusa } = importacao
  const isDone = previa && feito && ocupada === null && recusa === undefined
  return (
    <Administracao title="Importar pessoas" lead="De um arquivo CSV do sistema acadêmico. Ninguém recebe e-mail.">
      {isDone ? (
        <Resultado previa={previa} feito={feito} onOutro={importacao.recomecar} />
      ) : (
        <>
          <Envio importacao={importacao} />
          {previa ? (
            <Previa previa={previa} feito={feito} busy={ocupada === 'importando'} onImportar={importacao.importar} />
          ) : null}
        </>
      )}
      <Colunas />
    </Administracao>
  )
}

const Envio = ({ importacao }: { importacao: EstadoDaImportacao }) => {
  const { ocupada, recusa, escolher, verPrevia } = importacao
  const input = useRef<HTMLInputElement>(null)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!verPrevia()) input.current?.focus()
  }
  return (
    <Card as="section" labelledBy="envio">
      <Heading level={2} id="envio">
        O arquivo
      </Heading>
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <Field label="Arquivo CSV" hint="Até 10 MB e 50.000 linhas." error={recusa}>
            {control => (
              <TextInput
                {...control}
                ref={input}
                type="file"
                accept=".csv,text/csv"
                disabled={ocupada !== null}
                onChange={event => escolher({ arquivo: event.target.files?.[0] ?? null })}
              />
            )}
          </Field>
          <Vincular importacao={importacao} />
          <div>
            <Button type="submit" look="secondary" busy={ocupada === 'lendo'} busyText="Lendo o arquivo...">
              Ver o que muda
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}

const Vincular = ({ importacao: { vincular, ocupada, escolher } }: { importacao: EstadoDaImportacao }) => (
  <Checkbox
    label="Vincular contas que já existem"
    hint="A conta do mesmo e-mail e papel, sem matrícula, recebe a matrícula da linha."
    checked={vincular}
    disabled={ocupada !== null}
    onChange={event => escolher({ vincular: event.target.checked })}
  />
)

type ResultadoProps = { previa: Importacao; feito: Feito; onOutro: () => void }

const Resultado = ({ previa, feito, onOutro }: ResultadoProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" labelledBy="resultado">
      <Heading level={2} id="resultado" ref={heading}>
        Importação concluída
      </Heading>
      <Text>Quem é novo entra por “Esqueceu a senha?”.</Text>
      <Contagens feito={feito} />
      <BaixarRecusadas previa={previa} />
      <Cluster>
        <LinkButton to={adminPaths.pessoas()} look="secondary" shape="compact">
          Ver pessoas
        </LinkButton>
        <Button look="quiet" shape="compact" onClick={onOutro}>
          Importar outro arquivo
        </Button>
      </Cluster>
    </Card>
  )
}
