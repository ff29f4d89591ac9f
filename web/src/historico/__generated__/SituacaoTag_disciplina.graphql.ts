/**
 * @generated SignedSource<<4639e260d54474f617157b0192912d6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SituacaoDaDisciplina = "APROVADO" | "CURSANDO" | "OUTRA" | "REPROVADO";
import type { FragmentRefs } from "relay-runtime";
export type SituacaoTag_disciplina$data = {
  readonly situacao: SituacaoDaDisciplina;
  readonly situacaoOriginal: string | null;
  readonly " $fragmentType": "SituacaoTag_disciplina";
};
export type SituacaoTag_disciplina$key = {
  readonly " $data"?: SituacaoTag_disciplina$data;
  readonly " $fragmentSpreads": FragmentRefs<"SituacaoTag_disciplina">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SituacaoTag_disciplina",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "situacao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "situacaoOriginal",
      "storageKey": null
    }
  ],
  "type": "Disciplina",
  "abstractKey": null
};

(node as any).hash = "a5222e9d08ad23d81aef7d1c598d8884";

export default node;
