/**
 * @generated SignedSource<<43d98b06aef57b75f388b9217ccb0edd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagasList_query$data = {
  readonly vagas: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"VagasSecao_vagas">;
      };
    }>;
    readonly total: number;
    readonly totalDeRecomendadas: number;
  };
  readonly " $fragmentType": "VagasList_query";
};
export type VagasList_query$key = {
  readonly " $data"?: VagasList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagasList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "filtro"
    },
    {
      "kind": "RootArgument",
      "name": "pular"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagasList_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filtro",
          "variableName": "filtro"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        },
        {
          "kind": "Variable",
          "name": "pular",
          "variableName": "pular"
        }
      ],
      "concreteType": "VagaConnection",
      "kind": "LinkedField",
      "name": "vagas",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalDeRecomendadas",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VagaEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Vaga",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "VagasSecao_vagas"
                }
              ],
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

(node as any).hash = "1e88fbd887f55d01dc8919d325f4f2ea";

export default node;
