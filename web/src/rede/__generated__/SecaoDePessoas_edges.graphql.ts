/**
 * @generated SignedSource<<1317dc0d5c276d219923b2a1536b42ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecaoDePessoas_edges$data = ReadonlyArray<{
  readonly motivo: string | null;
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PessoaCard_conexao">;
  };
  readonly " $fragmentType": "SecaoDePessoas_edges";
}>;
export type SecaoDePessoas_edges$key = ReadonlyArray<{
  readonly " $data"?: SecaoDePessoas_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecaoDePessoas_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "SecaoDePessoas_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "motivo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Conexao",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PessoaCard_conexao"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SugestaoEdge",
  "abstractKey": null
};

(node as any).hash = "91b3d73c3870995fb2501ad00eb1b444";

export default node;
