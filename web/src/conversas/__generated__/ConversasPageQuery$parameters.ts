/**
 * @generated SignedSource<<7d9133f1dd9c1614140a2b3772cf586e>>
 * @relayHash e32093bee2b5156cd95bae133e6f4a30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ee2e5884d0ad353956b3b1bc6e845f871ad19af23c2b84c8de2702cf2a2c587

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversasPageQuery } from './ConversasPageQuery.graphql';

const node: PreloadableConcreteRequest<ConversasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ee2e5884d0ad353956b3b1bc6e845f871ad19af23c2b84c8de2702cf2a2c587",
    "metadata": {},
    "name": "ConversasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
