/**
 * @generated SignedSource<<971034b74727681402c200fa48b4d82b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Candidato_candidatura$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AtendimentoDaCandidatura_candidatura" | "EntrevistaMarcada_candidatura" | "HistoricoEscolar_candidatura" | "PerfilDoCandidato_candidatura">;
  readonly " $fragmentType": "Candidato_candidatura";
};
export type Candidato_candidatura$key = {
  readonly " $data"?: Candidato_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"Candidato_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Candidato_candidatura",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PerfilDoCandidato_candidatura"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HistoricoEscolar_candidatura"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AtendimentoDaCandidatura_candidatura"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntrevistaMarcada_candidatura"
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "3cff5b5cd0efab34d32660066a29751d";

export default node;
