import { contrasteDe, coresDe, fundos, menorContraste, tomClaro } from '@board/http/cor'
import type { CSSProperties } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { marcaDeAlterado } from './CampoDeTexto.tsx'
import * as styles from './CorField.css.ts'
import { rotulos } from './valores.ts'

type Props = { valor: string; erro: string | undefined; alterado: boolean; onChange: (cor: string) => void }

const doMural = '#0f5a55'
const isCor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** The accent, as text and by the browser's picker, with how it looks on both grounds. */
export const CorField = ({ valor, erro, alterado, onChange }: Props) => {
  const cor = valor.trim().toLowerCase()
  const lida = isCor(cor) ? cor : null
  return (
    <Stack gap="small">
      <Field
        label={rotulos.cor}
        hint={`Como #0f5a55. Vazio: a do mural. O tom do fundo escuro vem dela.${alterado ? ` ${marcaDeAlterado}` : ''}`}
        error={erro}
      >
        {control => (
          <div className={styles.row}>
            <input
              type="color"
              aria-label="Escolher a cor"
              value={lida ?? doMural}
              onChange={event => onChange(event.target.value)}
              className={styles.picker}
            />
            <TextInput
              {...control}
              name="cor"
              value={valor}
              spellCheck={false}
              autoComplete="off"
              onChange={event => onChange(event.target.value)}
            />
          </div>
        )}
      </Field>
      {lida ? <Sugestao cor={lida} onChange={onChange} /> : null}
      <Previa cor={lida ?? doMural} />
    </Stack>
  )
}

const toContraste = (value: number) =>
  `${value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}:1`

const Sugestao = ({ cor, onChange }: Pick<Props, 'onChange'> & { cor: string }) => {
  if (contrasteDe(cor, 'claro') >= menorContraste) return null
  const tom = tomClaro(cor)
  return (
    <Cluster>
      <Text size="small" color="danger">
        {`Esta cor não se lê sobre o fundo claro: o contraste é ${toContraste(contrasteDe(cor, 'claro'))}, e o mínimo 4,5:1.`}
      </Text>
      <Button look="secondary" shape="compact" onClick={() => onChange(tom)}>
        {`Usar ${tom}`}
      </Button>
    </Cluster>
  )
}

const Previa = ({ cor }: { cor: string }) => (
  <div className={styles.previas} role="group" aria-label="Prévia da cor">
    <Fundo fundo="claro" nome="Fundo claro" cor={cor} />
    <Fundo fundo="escuro" nome="Fundo escuro" cor={cor} />
  </div>
)

type FundoProps = { fundo: 'claro' | 'escuro'; nome: string; cor: string }

/** Shows the shade that the board would use there, which can always be read. */
const Fundo = ({ fundo, nome, cor }: FundoProps) => {
  const { primary, on, soft, text } = coresDe(cor, fundo)
  const tons = { '--fundo': fundos[fundo][0], '--cor': primary, '--sobre': on, '--suave': soft, '--texto': text }
  return (
    <div className={styles.fundo} style={tons as CSSProperties}>
      <span className={styles.nome}>{nome}</span>
      <span className={styles.botao}>Candidatar-se</span>
      <span className={styles.etiqueta}>Monitoria</span>
      <span className={styles.tom}>{`${primary} · contraste ${toContraste(contrasteDe(primary, fundo))}`}</span>
    </div>
  )
}
