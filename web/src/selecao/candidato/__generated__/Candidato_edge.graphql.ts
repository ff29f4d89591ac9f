/**
 * @generated SignedSource<<67d6188b1ec4b6ff883d90199c8d3811>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Candidato_edge$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"AtendimentoDaCandidatura_candidatura" | "HistoricoEscolar_candidatura">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PerfilDoCandidato_edge">;
  readonly " $fragmentType": "Candidato_edge";
};
export type Candidato_edge$key = {
  readonly " $data"?: Candidato_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"Candidato_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Candidato_edge",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PerfilDoCandidato_edge"
    },
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
          "name": "HistoricoEscolar_candidatura"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AtendimentoDaCandidatura_candidatura"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidatoEdge",
  "abstractKey": null
};

(node as any).hash = "8b975c4cd7678926ef4b3301eddf41f2";

export default node;
