/**
 * @generated SignedSource<<8a1c5691dc295a60fc192478dfd98144>>
 * @relayHash 428e41d57b0a67cd4ad721782b1cf854
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f8259e0f78607263bcb17c9867c3fff34f9d7156af2cec4c23d42a521ee4733

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f8259e0f78607263bcb17c9867c3fff34f9d7156af2cec4c23d42a521ee4733",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
