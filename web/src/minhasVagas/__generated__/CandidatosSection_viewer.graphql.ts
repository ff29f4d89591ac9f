/**
 * @generated SignedSource<<6443287e7a1e65ac64796cfbeba224df>>
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
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_candidaturas">;
      };
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
            "name": "codigo",
            "variableName": "codigo"
          }
        ],
        "concreteType": "CandidaturaConnection",
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
            "concreteType": "CandidaturaEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Candidatura",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CandidatosPainel_candidaturas"
                  }
                ],
                "storageKey": null
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

(node as any).hash = "23148c6887eec3dca1e9fd63e9e9cd7a";

export default node;
