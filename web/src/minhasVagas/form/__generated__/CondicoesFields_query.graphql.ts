/**
 * @generated SignedSource<<22c8984638655237fe5eb6da2babb2f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CondicoesFields_query$data = {
  readonly instituicao: {
    readonly locais: ReadonlyArray<{
      readonly id: string;
      readonly nome: string;
    }>;
  };
  readonly " $fragmentType": "CondicoesFields_query";
};
export type CondicoesFields_query$key = {
  readonly " $data"?: CondicoesFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CondicoesFields_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CondicoesFields_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Instituicao",
      "kind": "LinkedField",
      "name": "instituicao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Local",
          "kind": "LinkedField",
          "name": "locais",
          "plural": true,
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
              "name": "nome",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d8d4eb3d678e131e43af678197172e15";

export default node;
