/**
 * @generated SignedSource<<fd1ad00e1cda952a45b861c0dfeb7e7f>>
 * @relayHash 31b242e94e6c5e110c88479c0e3ebaf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdd5c003b5fc76d5b64d6c9b0d3a7270c6abe026a78a457f176bc0f9696dcdb8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PedidoDeArquivo = "NAO" | "OBRIGATORIO" | "OPCIONAL";
export type TipoDePergunta = "ESCOLHA" | "LINK" | "NUMERO" | "TEXTO_CURTO" | "TEXTO_LONGO";
export type DefinirPerguntasInput = {
  antes?: PerguntasAntesInput | null;
  arquivo: PedidoDeArquivo;
  instrucao?: string | null;
  perguntas: ReadonlyArray<PerguntaInput>;
  vaga: string;
};
export type PerguntaInput = {
  id?: string | null;
  obrigatoria: boolean;
  opcoes?: ReadonlyArray<string> | null;
  texto: string;
  tipo: TipoDePergunta;
};
export type PerguntasAntesInput = {
  arquivo: PedidoDeArquivo;
  instrucao?: string | null;
  perguntas: ReadonlyArray<PerguntaInput>;
};
export type useDefinirPerguntasMutation$variables = {
  input: DefinirPerguntasInput;
};
export type useDefinirPerguntasMutation$data = {
  readonly definirPerguntas: {
    readonly __typename: "DefinirPerguntasSuccess";
    readonly pedido: {
      readonly " $fragmentSpreads": FragmentRefs<"PerguntasCard_pedido">;
    } | null;
  } | {
    readonly __typename: "EdicaoEmConflito";
    readonly mensagem: string;
    readonly vaga: {
      readonly pedido: {
        readonly " $fragmentSpreads": FragmentRefs<"PerguntasCard_pedido">;
      } | null;
    } | null;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly campos: ReadonlyArray<{
      readonly campo: string;
      readonly mensagem: string;
    }>;
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDefinirPerguntasMutation = {
  response: useDefinirPerguntasMutation$data;
  variables: useDefinirPerguntasMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PedidoDaVaga",
    "kind": "LinkedField",
    "name": "pedido",
    "plural": false,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PerguntasCard_pedido"
      }
    ],
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CampoInvalido",
      "kind": "LinkedField",
      "name": "campos",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "campo",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "PedidoDaVaga",
  "kind": "LinkedField",
  "name": "pedido",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arquivo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pergunta",
      "kind": "LinkedField",
      "name": "perguntas",
      "plural": true,
      "selections": [
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "texto",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tipo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "obrigatoria",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opcoes",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instrucao",
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDefinirPerguntasMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "definirPerguntas",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v3/*:: as any*/),
            "type": "DefinirPerguntasSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Vaga",
                "kind": "LinkedField",
                "name": "vaga",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "EdicaoEmConflito",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDefinirPerguntasMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "definirPerguntas",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/)
            ],
            "type": "DefinirPerguntasSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Vaga",
                "kind": "LinkedField",
                "name": "vaga",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "EdicaoEmConflito",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cdd5c003b5fc76d5b64d6c9b0d3a7270c6abe026a78a457f176bc0f9696dcdb8",
    "metadata": {},
    "name": "useDefinirPerguntasMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9f3c193cb24e44c5a32634a12e4ea7ee";

export default node;
