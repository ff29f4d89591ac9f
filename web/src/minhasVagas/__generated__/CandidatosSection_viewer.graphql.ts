/**
 * @generated SignedSource<<82f633530f7b4a187ea665b0cd3e1eec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CandidatosSection_viewer$data = {
  readonly candidaturasDaVaga: Result<{
    readonly edges: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_edges">;
    }>;
    readonly total: number;
  }, unknown>;
  readonly " $fragmentType": "CandidatosSection_viewer";
};
export type CandidatosSection_viewer$key = {
  readonly " $data"?: CandidatosSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosSection_viewer">;
};

import CandidatosSectionRefetchQuery_graphql from './CandidatosSectionRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "codigo"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": CandidatosSectionRefetchQuery_graphql
    }
  },
  "name": "CandidatosSection_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "vaga",
            "variableName": "codigo"
          }
        ],
        "concreteType": "CandidatoConnection",
        "kind": "LinkedField",
        "name": "candidaturasDaVaga",
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
            "concreteType": "CandidatoEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CandidatosPainel_edges"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "158474d49b7427fbe826d047e97b8b10";

export default node;
