import { Button } from '../ui/form/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Select } from '../ui/form/Select.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { PerguntaFields } from './PerguntaFields.tsx'
import {
  blankPergunta,
  isPedidoDeArquivo,
  maximoDePerguntas,
  move,
  pedidosDeArquivo,
  type PerguntaFormValues,
  type PerguntasFormValues,
} from './perguntasForm.ts'

type Props = {
  values: PerguntasFormValues
  update: (change: Partial<PerguntasFormValues>) => void
  /** By the server's field names. */
  erros: Record<string, string | undefined>
}

/** The perguntas of a vaga, and its request for a file. */
export const PedidoFields = ({ values, update, erros }: Props) => (
  <>
    <Perguntas perguntas={values.perguntas} erros={erros} onPerguntas={perguntas => update({ perguntas })} />
    <Arquivo values={values} erro={erros['instrucao']} update={update} />
  </>
)

type PerguntasProps = {
  perguntas: PerguntaFormValues[]
  erros: Props['erros']
  onPerguntas: (perguntas: PerguntaFormValues[]) => void
}

const Perguntas = ({ perguntas, erros, onPerguntas }: PerguntasProps) => (
  <>
    {perguntas.map((pergunta, index) => (
      <PerguntaFields
        key={pergunta.key}
        pergunta={pergunta}
        numero={index + 1}
        total={perguntas.length}
        erros={{ texto: erros[`perguntas.${index}.texto`], opcoes: erros[`perguntas.${index}.opcoes`] }}
        onPergunta={next => onPerguntas(perguntas.map((each, other) => (other === index ? next : each)))}
        onMover={by => onPerguntas(move(perguntas, index, by))}
        onRemover={() => onPerguntas(perguntas.filter(each => each !== pergunta))}
      />
    ))}
    {perguntas.length < maximoDePerguntas ? (
      <Button look="secondary" onClick={() => onPerguntas([...perguntas, blankPergunta(perguntas)])}>
        Adicionar pergunta
      </Button>
    ) : (
      <Text size="small" color="muted">
        {`São no máximo ${maximoDePerguntas} perguntas.`}
      </Text>
    )}
  </>
)

type ArquivoProps = Pick<Props, 'values' | 'update'> & { erro: string | undefined }

const Arquivo = ({ values: { arquivo, instrucao }, erro, update }: ArquivoProps) => (
  <>
    <Field label="Arquivo" hint="Um PDF de até 5MB, verificado antes de chegar a você.">
      {control => (
        <Select
          {...control}
          value={arquivo}
          onChange={({ target: { value } }) => (isPedidoDeArquivo(value) ? update({ arquivo: value }) : null)}
        >
          {Object.entries(pedidosDeArquivo).map(([value, nome]) => (
            <option key={value} value={value}>
              {nome}
            </option>
          ))}
        </Select>
      )}
    </Field>
    {arquivo === 'NAO' ? null : (
      <Field label="O que enviar" optional hint="Por exemplo: seu currículo, em até duas páginas." error={erro}>
        {control => (
          <TextInput {...control} value={instrucao} onChange={event => update({ instrucao: event.target.value })} />
        )}
      </Field>
    )}
  </>
)
