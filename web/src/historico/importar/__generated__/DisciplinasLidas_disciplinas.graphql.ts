/**
 * @generated SignedSource<<1b8473f8ae4708934943efe6b006f1be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClassificacaoDaDisciplina = "CONCLUIDA" | "NAO_CONCLUIDA" | "NAO_RECONHECIDA";
import type { FragmentRefs } from "relay-runtime";
export type DisciplinasLidas_disciplinas$data = ReadonlyArray<{
  readonly classificacao: ClassificacaoDaDisciplina;
  readonly codigoDaDisciplina: string;
  readonly creditos: number | null;
  readonly grau: number | null;
  readonly nome: string;
  readonly periodo: string;
  readonly situacaoOriginal: string | null;
  readonly " $fragmentType": "DisciplinasLidas_disciplinas";
}>;
export type DisciplinasLidas_disciplinas$key = ReadonlyArray<{
  readonly " $data"?: DisciplinasLidas_disciplinas$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisciplinasLidas_disciplinas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DisciplinasLidas_disciplinas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigoDaDisciplina",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grau",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "situacaoOriginal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "classificacao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditos",
      "storageKey": null
    }
  ],
  "type": "DisciplinaLida",
  "abstractKey": null
};

(node as any).hash = "3fc32c6d30d8fc246b6e56657e3512ea";

export default node;
