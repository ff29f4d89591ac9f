/**
 * @generated SignedSource<<6de8cd8a82e95d9c54e51efe49e85f3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type LinhaDoTempo_candidatura$data = {
  readonly criadaEm: string | null;
  readonly mudancas: ReadonlyArray<{
    readonly em: string;
    readonly palavra: string | null;
    readonly para: EtapaDaCandidatura;
  }> | null;
  readonly " $fragmentType": "LinhaDoTempo_candidatura";
};
export type LinhaDoTempo_candidatura$key = {
  readonly " $data"?: LinhaDoTempo_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinhaDoTempo_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LinhaDoTempo_candidatura",
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

(node as any).hash = "b293de72bc179323f4a361d0840046e9";

export default node;
