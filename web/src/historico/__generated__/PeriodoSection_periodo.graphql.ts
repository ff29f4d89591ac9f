/**
 * @generated SignedSource<<0d090635d4b936a48110e354ea02b930>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeriodoSection_periodo$data = {
  readonly disciplinas: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DisciplinasTable_disciplinas">;
  }>;
  readonly media: number | null;
  readonly nome: string;
  readonly " $fragmentType": "PeriodoSection_periodo";
};
export type PeriodoSection_periodo$key = {
  readonly " $data"?: PeriodoSection_periodo$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeriodoSection_periodo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeriodoSection_periodo",
  "selections": [
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
      "name": "media",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Disciplina",
      "kind": "LinkedField",
      "name": "disciplinas",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DisciplinasTable_disciplinas"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Periodo",
  "abstractKey": null
};

(node as any).hash = "ca9c019ebbcb7ae6392bce9812280a0b";

export default node;
