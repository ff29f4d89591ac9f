/**
 * @generated SignedSource<<4b995a4a2325ead1e2b22cfb9949213e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type MudancasDeEtapa_candidatura$data = {
  readonly criadaEm: string | null;
  readonly mudancas: ReadonlyArray<{
    readonly em: string;
    readonly palavra: string | null;
    readonly para: EtapaDaCandidatura;
  }> | null;
  readonly " $fragmentType": "MudancasDeEtapa_candidatura";
};
export type MudancasDeEtapa_candidatura$key = {
  readonly " $data"?: MudancasDeEtapa_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"MudancasDeEtapa_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MudancasDeEtapa_candidatura",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadaEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MudancaDeEtapa",
      "kind": "LinkedField",
      "name": "mudancas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "para",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "em",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "palavra",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "fcb322b70a1e7987349b198ea8363a39";

export default node;
