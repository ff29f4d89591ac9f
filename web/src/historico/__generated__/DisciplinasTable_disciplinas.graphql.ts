/**
 * @generated SignedSource<<ccd68812b1f633872ad6781879286f63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DisciplinasTable_disciplinas$data = ReadonlyArray<{
  readonly codigoDaDisciplina: string;
  readonly creditos: number | null;
  readonly grau: number | null;
  readonly id: string;
  readonly nome: string;
  readonly turma: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"SituacaoTag_disciplina">;
  readonly " $fragmentType": "DisciplinasTable_disciplinas";
}>;
export type DisciplinasTable_disciplinas$key = ReadonlyArray<{
  readonly " $data"?: DisciplinasTable_disciplinas$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisciplinasTable_disciplinas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DisciplinasTable_disciplinas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "turma",
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
      "name": "creditos",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SituacaoTag_disciplina"
    }
  ],
  "type": "Disciplina",
  "abstractKey": null
};

(node as any).hash = "29e1bc4abcd92edfcdbf4380c53c23be";

export default node;
