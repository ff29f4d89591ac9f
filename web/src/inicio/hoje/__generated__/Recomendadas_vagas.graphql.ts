/**
 * @generated SignedSource<<c37498c49f96cf786a7f9311c2f225c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Recomendadas_vagas$data = ReadonlyArray<{
  readonly codigo: string;
  readonly id: string;
  readonly recomendacao: {
    readonly estrategias: ReadonlyArray<string>;
    readonly score: number | null;
  } | null;
  readonly titulo: string | null;
  readonly " $fragmentType": "Recomendadas_vagas";
}>;
export type Recomendadas_vagas$key = ReadonlyArray<{
  readonly " $data"?: Recomendadas_vagas$data;
  readonly " $fragmentSpreads": FragmentRefs<"Recomendadas_vagas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Recomendadas_vagas",
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
      "name": "codigo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titulo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Recomendacao",
      "kind": "LinkedField",
      "name": "recomendacao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "estrategias",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "91ddd6d8413e1d41b27d87122a16d8ba";

export default node;
